import type { PlannedReply } from '@harborline/domain/entities/planned-reply';
import type { Ticket } from '../ticket';
import { PlanCard } from './plan-card';
import type { PlanCardProps } from './use-plan-card';

interface PlanCardsProps extends Omit<PlanCardProps, 'plan'> {
  plans: readonly PlannedReply[];
  ticket: Ticket;
}

/** The planned and held replies at the end of a ticket's thread. */
export function PlanCards({ plans, ...props }: PlanCardsProps) {
  return plans.map((plan) => <PlanCard key={plan.id} plan={plan} {...props} />);
}
