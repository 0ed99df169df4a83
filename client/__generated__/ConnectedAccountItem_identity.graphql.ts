/**
 * @generated SignedSource<<b59fb039f306009a0d2419703c826923>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConnectedAccountItem_identity$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly provider: string;
  readonly " $fragmentType": "ConnectedAccountItem_identity";
};
export type ConnectedAccountItem_identity$key = {
  readonly " $data"?: ConnectedAccountItem_identity$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConnectedAccountItem_identity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConnectedAccountItem_identity",
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
      "name": "provider",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Identity",
  "abstractKey": null
};

(node as any).hash = "0165c283b60de398fc073c619cbb4719";

export default node;
