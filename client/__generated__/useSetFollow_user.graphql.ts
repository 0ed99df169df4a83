/**
 * @generated SignedSource<<4abd65b68331304b95bf60ba1bed6508>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSetFollow_user$data = {
  readonly followerCount: number;
  readonly id: string;
  readonly viewerFollows: boolean;
  readonly " $fragmentType": "useSetFollow_user";
};
export type useSetFollow_user$key = {
  readonly " $data"?: useSetFollow_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSetFollow_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSetFollow_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerFollows",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followerCount",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "44296e5b4b12c3362753938a54b28bab";

export default node;
