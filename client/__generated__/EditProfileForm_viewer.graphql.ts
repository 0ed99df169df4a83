/**
 * @generated SignedSource<<f71d6c403e49502c0dfa2d36e83e7d1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditProfileForm_viewer$data = {
  readonly email: string;
  readonly phone: string | null | undefined;
  readonly user: {
    readonly bio: string | null | undefined;
    readonly fullName: string;
    readonly username: string;
  };
  readonly " $fragmentType": "EditProfileForm_viewer";
};
export type EditProfileForm_viewer$key = {
  readonly " $data"?: EditProfileForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditProfileForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditProfileForm_viewer",
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
          "args": null,
          "kind": "ScalarField",
          "name": "bio",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "92dde28413747607062cc0f98491fe2f";

export default node;
