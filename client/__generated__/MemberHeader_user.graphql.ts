/**
 * @generated SignedSource<<249de50e25fd926e0b467fd859ac55b5>>
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
  readonly fullName: string;
  readonly isViewer: boolean;
  readonly largePhotoUrl: string;
  readonly likeCount: number;
  readonly photoSrcSet: string | null | undefined;
  readonly postCount: number;
  readonly username: string;
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
      "name": "isViewer",
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2aa1beaaf4696dfd3c1f99af0974a893";

export default node;
