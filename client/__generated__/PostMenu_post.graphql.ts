/**
 * @generated SignedSource<<ef18490ae909ddc57b37a972dc2cfe86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostMenu_post$data = {
  readonly media: {
    readonly url?: string;
  } | null | undefined;
  readonly text: string;
  readonly " $fragmentSpreads": FragmentRefs<"PostMenuItems_post">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostMenuItems_post"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "d503d2ffcec716e3c2e0deb45ac4fb6c";

export default node;
