/**
 * @generated SignedSource<<4129dbbc8e50089c47efdbfb951f8bcd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupRole = "MEMBER" | "MODERATOR" | "OWNER";
import type { FragmentRefs } from "relay-runtime";
export type GroupHeader_group$data = {
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"GroupCover_image">;
  } | null | undefined;
  readonly description: string;
  readonly memberCount: number;
  readonly name: string;
  readonly postCount: number;
  readonly rules: ReadonlyArray<string>;
  readonly slug: string;
  readonly viewerIsBanned: boolean;
  readonly viewerRole: GroupRole | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GroupMenu_group" | "JoinButton_group">;
  readonly " $fragmentType": "GroupHeader_group";
};
export type GroupHeader_group$key = {
  readonly " $data"?: GroupHeader_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupHeader_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupHeader_group",
  "selections": [
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
      "name": "slug",
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
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsBanned",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JoinButton_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupMenu_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "309ff09b67ac81c523e472929b54d496";

export default node;
