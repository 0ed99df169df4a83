/**
 * @generated SignedSource<<13bed0d62ddde5ee72977f9e2d0194c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemixButton_post$data = {
  readonly databaseId: string;
  readonly meme: {
    readonly isRemixable: boolean;
  } | null | undefined;
  readonly viewerCanDelete: boolean;
  readonly " $fragmentType": "RemixButton_post";
};
export type RemixButton_post$key = {
  readonly " $data"?: RemixButton_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemixButton_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemixButton_post",
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
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Meme",
      "kind": "LinkedField",
      "name": "meme",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRemixable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "71ecafaa106f79e29e03c9678e85a0a6";

export default node;
