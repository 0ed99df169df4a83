/**
 * @generated SignedSource<<ec70cc7066d0132e953a22042b5f07eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionItem_session$data = {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly lastUsedAt: string;
  readonly userAgent: string | null | undefined;
  readonly " $fragmentType": "SessionItem_session";
};
export type SessionItem_session$key = {
  readonly " $data"?: SessionItem_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionItem_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionItem_session",
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
      "name": "userAgent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCurrent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "abef46dda153dd4419cfec7aaef4349a";

export default node;
