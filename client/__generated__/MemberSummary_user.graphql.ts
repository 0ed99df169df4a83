/**
 * @generated SignedSource<<94f727a1b25d706cfdc76064e15a9475>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberSummary_user$data = {
  readonly bio: string | null | undefined;
  readonly fullName: string;
  readonly likeCount: number;
  readonly photoUrl: string;
  readonly postCount: number;
  readonly username: string;
  readonly " $fragmentType": "MemberSummary_user";
};
export type MemberSummary_user$key = {
  readonly " $data"?: MemberSummary_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberSummary_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberSummary_user",
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
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 128
        }
      ],
      "kind": "ScalarField",
      "name": "photoUrl",
      "storageKey": "photoUrl(width:128)"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "0859ea2cb9e817d9af4773c94998c07f";

export default node;
