/**
 * @generated SignedSource<<5293925363c345663f5aedab12c624ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberHeader_user$data = {
  readonly bio: string | null | undefined;
  readonly createdAt: string;
  readonly databaseId: string;
  readonly followerCount: number;
  readonly followingCount: number;
  readonly fullName: string;
  readonly isViewer: boolean;
  readonly largePhotoUrl: string;
  readonly likeCount: number;
  readonly photoSrcSet: string | null | undefined;
  readonly postCount: number;
  readonly username: string;
  readonly viewerBlocks: boolean;
  readonly viewerMutes: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"FollowButton_user" | "FollowsYou_user" | "MemberMenuItems_user" | "ShareProfile_user">;
  readonly " $fragmentType": "MemberHeader_user";
};
export type MemberHeader_user$key = {
  readonly " $data"?: MemberHeader_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberHeader_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberHeader_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bio",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "likeCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followerCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerBlocks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerMutes",
      "storageKey": null
    },
    {
      "alias": "largePhotoUrl",
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 256
        }
      ],
      "kind": "ScalarField",
      "name": "photoUrl",
      "storageKey": "photoUrl(width:256)"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photoSrcSet",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowButton_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowsYou_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberMenuItems_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareProfile_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "905ebfb53cca68bc4737317035367f36";

export default node;
