/**
 * @generated SignedSource<<44dbe9a2a940589d4b28458021c41531>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditComment_comment$data = {
  readonly id: string;
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
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "233689b6bd4635395c83789248517d79";

export default node;
