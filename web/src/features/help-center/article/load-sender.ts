/** Loads the function that sends whether an article helped. */
export const loadAnswerSender = async () => (await import('./send-answer')).sendAnswer;
