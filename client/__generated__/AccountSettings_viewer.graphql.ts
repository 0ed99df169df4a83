/**
 * @generated SignedSource<<c6f88ecf81019d922729d7547c0eeb12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountSettings_viewer$data = {
  readonly email: string;
  readonly phone: string | null | undefined;
  readonly user: {
    readonly username: string;
  };
  readonly " $fragmentType": "AccountSettings_viewer";
};
export type AccountSettings_viewer$key = {
  readonly " $data"?: AccountSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountSettings_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
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
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a070329c09540584bc860a5f8c73790a";

export default node;
