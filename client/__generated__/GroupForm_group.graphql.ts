/**
 * @generated SignedSource<<930960b61ab9e73ce16e3faa7bab5831>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupJoining = "ON_REQUEST" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type GroupForm_group$data = {
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"GroupCover_image">;
  } | null | undefined;
  readonly description: string;
  readonly id: string;
  readonly joining: GroupJoining;
  readonly name: string;
  readonly rules: ReadonlyArray<string>;
  readonly slug: string;
  readonly " $fragmentType": "GroupForm_group";
};
export type GroupForm_group$key = {
  readonly " $data"?: GroupForm_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupForm_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupForm_group",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rules",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "joining",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImageMedia",
      "kind": "LinkedField",
      "name": "cover",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GroupCover_image"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "a4037c0bb2b007167744c8ea16320212";

export default node;
