/**
 * @generated SignedSource<<8de0a2c754fbb6ee6cdc17eb65575df8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberList_user$data = {
  readonly bio: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MemberRow_user">;
  readonly " $fragmentType": "MemberList_user";
};
export type MemberList_user$key = {
  readonly " $data"?: MemberList_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberList_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberList_user",
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
      "name": "MemberRow_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "45a3b41310d1d8329642b38ef371b5b0";

export default node;
