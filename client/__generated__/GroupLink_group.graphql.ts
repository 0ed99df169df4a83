/**
 * @generated SignedSource<<66b7a69ebd019d2a075e0f2c02ec592d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupLink_group$data = {
  readonly cover: {
    readonly thumbUrl: string;
  } | null | undefined;
  readonly memberCount: number;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "GroupLink_group";
};
export type GroupLink_group$key = {
  readonly " $data"?: GroupLink_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupLink_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupLink_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImageMedia",
      "kind": "LinkedField",
      "name": "cover",
      "plural": false,
      "selections": [
        {
          "alias": "thumbUrl",
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 128
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:128)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "65018cb8db0c74e302a5f0423388067f";

export default node;
