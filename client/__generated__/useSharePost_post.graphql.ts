/**
 * @generated SignedSource<<f901deced92d607fdbd0f3ae0ba79e77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSharePost_post$data = {
  readonly $updatableFragmentSpreads: FragmentRefs<"useSharePost_updatable">;
  readonly author: {
    readonly fullName: string;
  };
  readonly databaseId: string;
  readonly id: string;
  readonly text: string;
  readonly " $fragmentType": "useSharePost_post";
};
export type useSharePost_post$key = {
  readonly " $data"?: useSharePost_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSharePost_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSharePost_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "text",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSharePost_updatable"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "3b38ce4961c8d3919fdffa3af5abeab6";

export default node;
