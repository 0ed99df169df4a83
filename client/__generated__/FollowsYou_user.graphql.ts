/**
 * @generated SignedSource<<4b92abbfa886ce36b0b10ae0e6a48e2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowsYou_user$data = {
  readonly followsViewer: boolean;
  readonly " $fragmentType": "FollowsYou_user";
};
export type FollowsYou_user$key = {
  readonly " $data"?: FollowsYou_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowsYou_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowsYou_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followsViewer",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "dbbe08f34ac657535e96221434bac929";

export default node;
