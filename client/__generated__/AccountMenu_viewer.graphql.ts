/**
 * @generated SignedSource<<1c9333f2faa6edbeda66d12a925e540b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountMenu_viewer$data = {
  readonly user: {
    readonly fullName: string;
    readonly photoSrcSet: string | null | undefined;
    readonly photoUrl: string;
    readonly username: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AccountMenuItems_viewer">;
  readonly " $fragmentType": "AccountMenu_viewer";
};
export type AccountMenu_viewer$key = {
  readonly " $data"?: AccountMenu_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountMenu_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountMenu_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
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
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 128
            }
          ],
          "kind": "ScalarField",
          "name": "photoUrl",
          "storageKey": "photoUrl(width:128)"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photoSrcSet",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountMenuItems_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c43ddde0c01412b6d3bded1ec300a57a";

export default node;
