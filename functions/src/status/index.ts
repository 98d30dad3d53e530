export { arrangeStatusPage } from './arrange-page';
export { openIncident } from './open-incident';
export { postIncidentUpdate } from './post-update';
export { setComponentState } from './set-state';
export { answerForm, type FormAnswer, isOneClick } from './subscriptions/answer-form';
export { getStatusSubscribers } from './subscriptions/get-subscribers';
export { removeStatusSubscriber } from './subscriptions/remove-subscriber';
export { unlinkIncidentNews } from './unlink-news';
