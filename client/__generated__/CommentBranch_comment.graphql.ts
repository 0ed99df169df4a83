/**
 * @generated SignedSource<<58926a927afd4271945912888b811b57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentBranch_comment$data = {
  readonly author: {
    readonly fullName: string;
  } | null | undefined;
  readonly id: string;
  readonly isDeleted: boolean;
  readonly replyCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"CommentItem_comment">;
  readonly " $fragmentType": "CommentBranch_comment";
};
export type CommentBranch_comment$key = {
  readonly " $data"?: CommentBranch_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentBranch_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentBranch_comment",
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
      "name": "replyCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDeleted",
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
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentItem_comment"
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "6a1be4834ea4570583580d0f3bf21796";

export default node;
