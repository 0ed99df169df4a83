/**
 * @generated SignedSource<<59f1fba8f9bbd1982e7823e6294d47a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberItem_user$data = {
  readonly bio: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FollowButton_user" | "FollowsYou_user" | "MemberLink_user">;
  readonly " $fragmentType": "MemberItem_user";
};
export type MemberItem_user$key = {
  readonly " $data"?: MemberItem_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberItem_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberItem_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bio",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberLink_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowsYou_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowButton_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "59ebac12bac3cc539ec374552bd41952";

export default node;
