/**
 * @generated SignedSource<<25e6209e30463fe241b86f23c2066e89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberTabs_user$data = {
  readonly databaseId: string;
  readonly isViewer: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"MemberPosts_user">;
  readonly " $fragmentType": "MemberTabs_user";
};
export type MemberTabs_user$key = {
  readonly " $data"?: MemberTabs_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberTabs_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberTabs_user",
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
      "name": "isViewer",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberPosts_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c83fc778a57d0e1f6fa5d484c264f89d";

export default node;
