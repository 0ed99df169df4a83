/**
 * @generated SignedSource<<86e54edf13d21794a878e709c72ed75f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberLink_user$data = {
  readonly databaseId: string;
  readonly photoSrcSet: string | null | undefined;
  readonly photoUrl: string;
  readonly " $fragmentSpreads": FragmentRefs<"MemberName_user">;
  readonly " $fragmentType": "MemberLink_user";
};
export type MemberLink_user$key = {
  readonly " $data"?: MemberLink_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberLink_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberLink_user",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberName_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "016b0cd42e42bd960935df182d1b5633";

export default node;
