/**
 * @generated SignedSource<<d5d8ddebad1b5b5f849ba67d9244e235>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentButton_post$data = {
  readonly commentCount: number;
  readonly databaseId: string;
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
      "name": "databaseId",
      "storageKey": null
    },
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

(node as any).hash = "19777aca98d26f50df18b225c376bbc3";

export default node;
