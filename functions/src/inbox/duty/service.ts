import { getDutyPlan, putDutyPlan } from './duty-plan';
import { getDuty } from './get-duty';

/** Who is on duty, and what people planned (D-136). */
export const dutyEndpoints = [getDuty, getDutyPlan, putDutyPlan];
