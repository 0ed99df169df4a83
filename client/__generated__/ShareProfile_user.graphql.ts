/**
 * @generated SignedSource<<e03829986f0985c90a852da1a46a184f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareProfile_user$data = {
  readonly databaseId: string;
  readonly fullName: string;
  readonly username: string;
  readonly " $fragmentType": "ShareProfile_user";
};
export type ShareProfile_user$key = {
  readonly " $data"?: ShareProfile_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareProfile_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareProfile_user",
  "selections": [
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
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "33a851e66129c2a48609623efc607a39";

export default node;
