/**
 * @generated SignedSource<<55e91116c24fe53e3c8afc34feaf4006>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useReactToPost_post$data = {
  readonly $updatableFragmentSpreads: FragmentRefs<"useReactToPost_updatable">;
  readonly id: string;
  readonly " $fragmentType": "useReactToPost_post";
};
export type useReactToPost_post$key = {
  readonly " $data"?: useReactToPost_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReactToPost_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useReactToPost_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useReactToPost_updatable"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "46c5d13854a43621d28ca99f163d3c3d";

export default node;
