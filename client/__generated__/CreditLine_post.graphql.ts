/**
 * @generated SignedSource<<fed0f13c77146233d58b0816074ccbe5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreditLine_post$data = {
  readonly creditedPost: {
    readonly author: {
      readonly username: string;
    };
    readonly databaseId: string;
  } | null | undefined;
  readonly " $fragmentType": "CreditLine_post";
};
export type CreditLine_post$key = {
  readonly " $data"?: CreditLine_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditLine_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditLine_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "creditedPost",
      "plural": false,
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
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "author",
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
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "224db9b37566e5a28d2133244e981944";

export default node;
