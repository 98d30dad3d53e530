import { changePlannedReply } from './change-planned-reply';
import { planReply } from './plan-reply';

/** Replies that go out later (D-120). */
export const plannedReplyEndpoints = [changePlannedReply, planReply];
