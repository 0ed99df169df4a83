/**
 * @generated SignedSource<<75924c76ec9f35c78e8d39ffad1c926f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HiddenMember_user$data = {
  readonly username: string;
  readonly " $fragmentSpreads": FragmentRefs<"MemberLink_user">;
  readonly " $fragmentType": "HiddenMember_user";
};
export type HiddenMember_user$key = {
  readonly " $data"?: HiddenMember_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"HiddenMember_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HiddenMember_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberLink_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "8c87b59e49baae5ce69a859b9e0fcb5f";

export default node;
