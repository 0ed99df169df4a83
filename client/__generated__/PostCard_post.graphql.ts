/**
 * @generated SignedSource<<05304252fc1c652499c0d99b934603d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostCard_post$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"MemberLink_user">;
  };
  readonly createdAt: string;
  readonly databaseId: string;
  readonly editedAt: string | null | undefined;
  readonly group: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly isRemoved: boolean;
  readonly isSensitive: boolean;
  readonly media: {
    readonly " $fragmentSpreads": FragmentRefs<"PostMedia_media">;
  } | null | undefined;
  readonly text: string;
  readonly " $fragmentSpreads": FragmentRefs<"CommentButton_post" | "PostMenu_post" | "PostOrigin_post" | "SaveButton_post" | "ShareButton_post" | "useSetReaction_subject">;
  readonly " $fragmentType": "PostCard_post";
};
export type PostCard_post$key = {
  readonly " $data"?: PostCard_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostCard_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostCard_post",
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
      "name": "isSensitive",
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
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
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
      "concreteType": null,
      "kind": "LinkedField",
      "name": "media",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PostMedia_media"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostOrigin_post"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostMenu_post"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSetReaction_subject"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentButton_post"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareButton_post"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaveButton_post"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "953cb3e2bb2cab75a5b3dc6ab76d9534";

export default node;
