/**
 * @generated SignedSource<<78ff0bb70b397af691419c383f7344ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentButton_post$data = {
  readonly commentCount: number;
  readonly " $fragmentType": "CommentButton_post";
};
export type CommentButton_post$key = {
  readonly " $data"?: CommentButton_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentButton_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentButton_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentCount",
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "9e4e990b6f9bcd8bcf970843e4e208c8";

export default node;
