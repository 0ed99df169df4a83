/**
 * @generated SignedSource<<c1d45c06ce9268efe608b03398c59216>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PushSetting_query$data = {
  readonly pushPublicKey: string;
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "PushSetting_query";
};
export type PushSetting_query$key = {
  readonly " $data"?: PushSetting_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PushSetting_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PushSetting_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pushPublicKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c7ddc11d563fc5007900613ce5510eaa";

export default node;
