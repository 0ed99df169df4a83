/**
 * @generated SignedSource<<6a830caaba7d77bfaa7277937e40da86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSetTagFollow_tag$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerFollows: boolean;
  readonly " $fragmentType": "useSetTagFollow_tag";
};
export type useSetTagFollow_tag$key = {
  readonly " $data"?: useSetTagFollow_tag$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSetTagFollow_tag">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSetTagFollow_tag",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerFollows",
      "storageKey": null
    }
  ],
  "type": "Tag",
  "abstractKey": null
};

(node as any).hash = "179e2858b81a63d4ad992ae2cbfdb2bc";

export default node;
