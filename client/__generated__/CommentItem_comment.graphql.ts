/**
 * @generated SignedSource<<52a7cad64b52ecdd2a045c7183f71cb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentItem_comment$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"MemberLink_user">;
  } | null | undefined;
  readonly createdAt: string;
  readonly editedAt: string | null | undefined;
  readonly id: string;
  readonly isDeleted: boolean;
  readonly isRemoved: boolean;
  readonly media: {
    readonly image: {
      readonly " $fragmentSpreads": FragmentRefs<"PostImage_image">;
    };
  } | null | undefined;
  readonly text: string;
  readonly " $fragmentSpreads": FragmentRefs<"CommentMenu_comment" | "EditComment_comment" | "useSetReaction_subject">;
  readonly " $fragmentType": "CommentItem_comment";
};
export type CommentItem_comment$key = {
  readonly " $data"?: CommentItem_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentItem_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentItem_comment",
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
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
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
      "kind": "ScalarField",
      "name": "isRemoved",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "MemberLink_user"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImageMedia",
      "kind": "LinkedField",
      "name": "media",
      "plural": false,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PostImage_image"
              }
            ],
            "type": "ImageMedia",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "image"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSetReaction_subject"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentMenu_comment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditComment_comment"
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "f57fe4d52b4a907b027b32dac8ad7063";

export default node;
