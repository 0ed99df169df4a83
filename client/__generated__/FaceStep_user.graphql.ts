/**
 * @generated SignedSource<<fc731787d326867aa0e127b419549610>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FaceStep_user$data = {
  readonly photoUrl: string;
  readonly username: string;
  readonly " $fragmentType": "FaceStep_user";
};
export type FaceStep_user$key = {
  readonly " $data"?: FaceStep_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaceStep_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FaceStep_user",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 256
        }
      ],
      "kind": "ScalarField",
      "name": "photoUrl",
      "storageKey": "photoUrl(width:256)"
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

(node as any).hash = "ebec1309e827df4ce35709e39951cb96";

export default node;
