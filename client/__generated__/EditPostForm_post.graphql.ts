/**
 * @generated SignedSource<<7c8d8b2db09b3c54c2cdbd15fd79673c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditPostForm_post$data = {
  readonly id: string;
  readonly media: {
    readonly __typename: string;
  } | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "EditPostForm_post";
};
export type EditPostForm_post$key = {
  readonly " $data"?: EditPostForm_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditPostForm_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditPostForm_post",
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
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "media",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "f7486f882b291e937a45b10b8e993d3f";

export default node;
