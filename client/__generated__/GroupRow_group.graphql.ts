/**
 * @generated SignedSource<<e85fcd5fe3a51317e836adf8dfb77ca9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupRow_group$data = {
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"MediaThumb_media">;
  } | null | undefined;
  readonly description: string;
  readonly memberCount: number;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"JoinButton_group">;
  readonly " $fragmentType": "GroupRow_group";
};
export type GroupRow_group$key = {
  readonly " $data"?: GroupRow_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupRow_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupRow_group",
  "selections": [
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
      "name": "memberCount",
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
          "name": "MediaThumb_media"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JoinButton_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "da5ed66bf4a8db89296b8e15a319ace1";

export default node;
