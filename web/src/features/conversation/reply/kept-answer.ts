/** Where a half-written answer is kept, so that it survives a reload. */
export const answerKey = (conversationRef: string): string => `answer/${conversationRef}`;

export const isAnswer = (value: unknown): value is string => typeof value === 'string';
