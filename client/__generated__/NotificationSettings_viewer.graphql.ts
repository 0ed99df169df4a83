/**
 * @generated SignedSource<<310e112ed81e10fe5dc7507add2b6e6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationKind = "APPEAL_DECIDED" | "COINS_RECEIVED" | "COMMENT_LIKED" | "COMMENT_REPLIED" | "CONTENT_REMOVED" | "FOLLOWED" | "GROUP_JOIN_APPROVED" | "GROUP_JOIN_REQUESTED" | "GROUP_ROLE_CHANGED" | "MENTIONED" | "POST_COMMENTED" | "POST_CREDITED" | "POST_LIKED" | "POST_REMIXED" | "REPORT_DECIDED" | "SECURITY" | "WARNED";
import type { FragmentRefs } from "relay-runtime";
export type NotificationSettings_viewer$data = {
  readonly id: string;
  readonly notificationSettings: ReadonlyArray<{
    readonly isPushed: boolean;
    readonly isShown: boolean;
    readonly kind: NotificationKind;
  }>;
  readonly " $fragmentType": "NotificationSettings_viewer";
};
export type NotificationSettings_viewer$key = {
  readonly " $data"?: NotificationSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationSettings_viewer",
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
      "concreteType": "NotificationSetting",
      "kind": "LinkedField",
      "name": "notificationSettings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isShown",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPushed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b365e1e7422e6e81a5bb7ee986ffbb8d";

export default node;
