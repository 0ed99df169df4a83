/**
 * @generated SignedSource<<d8f2a5be13fb04b8c67c32f103b294ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemixCredit_post$data = {
  readonly remixOf: {
    readonly author: {
      readonly username: string;
    };
    readonly databaseId: string;
  } | null | undefined;
  readonly " $fragmentType": "RemixCredit_post";
};
export type RemixCredit_post$key = {
  readonly " $data"?: RemixCredit_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemixCredit_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemixCredit_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "remixOf",
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

(node as any).hash = "5b1e6c27809c95650688d7f121d2f1b4";

export default node;
