/**
 * @generated SignedSource<<785991c8bd5c61a6b65f7e8c5b24db44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostMenu_post$data = {
  readonly author: {
    readonly id: string;
  };
  readonly media: {
    readonly url?: string;
  } | null | undefined;
  readonly text: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeletePostItem_post" | "EditPostItem_post">;
  readonly " $fragmentType": "PostMenu_post";
};
export type PostMenu_post$key = {
  readonly " $data"?: PostMenu_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostMenu_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostMenu_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "media",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "type": "ImageMedia",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "author",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditPostItem_post"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeletePostItem_post"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "e2f5f155c340880edf26845e79fda03d";

export default node;
