/**
 * @generated SignedSource<<da8a11fcf16ca73a255a192e684523e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemixLink_post$data = {
  readonly databaseId: string;
  readonly meme: {
    readonly isRemixable: boolean;
  } | null | undefined;
  readonly viewerCanDelete: boolean;
  readonly " $fragmentType": "RemixLink_post";
};
export type RemixLink_post$key = {
  readonly " $data"?: RemixLink_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemixLink_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemixLink_post",
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

(node as any).hash = "7e8c98527e03c4fdfb0092fd4a14173c";

export default node;
