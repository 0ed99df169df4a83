/**
 * @generated SignedSource<<63f80a41d233a23adc4b22abcedf93da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuggestedMember_user$data = {
  readonly databaseId: string;
  readonly photoSrcSet: string | null | undefined;
  readonly photoUrl: string;
  readonly " $fragmentSpreads": FragmentRefs<"FollowButton_user" | "MemberName_user">;
  readonly " $fragmentType": "SuggestedMember_user";
};
export type SuggestedMember_user$key = {
  readonly " $data"?: SuggestedMember_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedMember_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuggestedMember_user",
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
      "name": "MemberName_user"
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

(node as any).hash = "f05e4c25636e3f8fbadce360224e4a58";

export default node;
