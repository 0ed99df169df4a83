/**
 * @generated SignedSource<<25544fca781ecb5da5594665367ce397>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditComment_comment$data = {
  readonly id: string;
  readonly media: {
    readonly __typename: "ImageMedia";
  } | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "EditComment_comment";
};
export type EditComment_comment$key = {
  readonly " $data"?: EditComment_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditComment_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditComment_comment",
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
      "concreteType": "ImageMedia",
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
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "cad57194a10a611920033ccea5ca835d";

export default node;
