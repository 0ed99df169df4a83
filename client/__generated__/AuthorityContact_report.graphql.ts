/**
 * @generated SignedSource<<6637eb3115167df369499c569f6e03ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuthorityContact_report$data = {
  readonly contact: string | null | undefined;
  readonly " $fragmentType": "AuthorityContact_report";
};
export type AuthorityContact_report$key = {
  readonly " $data"?: AuthorityContact_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorityContact_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuthorityContact_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contact",
      "storageKey": null
    }
  ],
  "type": "TransparencyReport",
  "abstractKey": null
};

(node as any).hash = "f89f271f5a2fa6a9e02a809cfd95e103";

export default node;
