/**
 * Messages sent over the live connection (S7.2-15 to S7.2-19, S3-37); the specification sets names and values.
 */

export interface SwitchAwayMode {
  readonly action: 'updateAgentInfo';
  readonly agent_action: 'switch_away_mode';
  readonly ref_uid: string;
  readonly away_mode: 0 | 1;
  readonly support_lib_id: string;
  readonly sent_via: 'application';
}

export interface CloseChat {
  readonly action: 'closeChat';
  readonly ref_uid: string;
  /** the open tab's presence entry */
  readonly connection_id: string;
  readonly ended_by: 'agent';
  readonly force_close: 1;
  readonly sent_via: 'application';
}

export interface MarkAsSeen {
  readonly action: 'messageUpdate';
  readonly message_action: 'mark_as_seen';
  readonly support_lib_id: string;
  readonly message_id: string;
  readonly conversation_ref: string;
  readonly sender_type: string;
  readonly sent_via: 'application';
}

/** Messages of staff; ratings come from visitors. */
export type StaffAction = SwitchAwayMode | CloseChat | MarkAsSeen;

/** Away mode is 0 or 1 (S4.5-12). */
export const switchAwayMode = (
  who: Pick<SwitchAwayMode, 'ref_uid' | 'support_lib_id'>,
  isAway: boolean,
): SwitchAwayMode => ({
  action: 'updateAgentInfo',
  agent_action: 'switch_away_mode',
  ref_uid: who.ref_uid,
  away_mode: isAway ? 1 : 0,
  support_lib_id: who.support_lib_id,
  sent_via: 'application',
});

/** Removes the person from this tab's conversations, as logging out does (S4.5-25). */
export const closeChat = (ref_uid: string, connection_id: string): CloseChat => ({
  action: 'closeChat',
  ref_uid,
  connection_id,
  ended_by: 'agent',
  force_close: 1,
  sent_via: 'application',
});

/** Marks the last message of a conversation as seen by staff (S4.5-17). */
export const markAsSeen = (
  seen: Pick<MarkAsSeen, 'support_lib_id' | 'message_id' | 'conversation_ref' | 'sender_type'>,
): MarkAsSeen => ({
  action: 'messageUpdate',
  message_action: 'mark_as_seen',
  ...seen,
  sent_via: 'application',
});
