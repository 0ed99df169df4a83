/**
 * @generated SignedSource<<33604e7a1ef89c256e58c07cb83302da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberMenuItems_user$data = {
  readonly id: string;
  readonly isViewer: boolean;
  readonly username: string;
  readonly viewerBlocks: boolean;
  readonly viewerFollows: boolean;
  readonly viewerMutes: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useSetFollow_user">;
  readonly " $fragmentType": "MemberMenuItems_user";
};
export type MemberMenuItems_user$key = {
  readonly " $data"?: MemberMenuItems_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberMenuItems_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberMenuItems_user",
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
      "name": "username",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerFollows",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerMutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerBlocks",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSetFollow_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "8d85963d30641a618618abebfe69bdde";

export default node;
