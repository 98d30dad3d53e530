/** Contact wizard and form. */
export const CONTACT_TEXTS = {
  /** S5-02 */
  emailRequired: 'Email is required',
  /** S5-03 */
  emailInvalid: 'Please enter a valid email address',
  /** S5-04 */
  inputRequired: (label: string) => `${label} is required`,
  // Ours from here on (D-47).
  /** for search engines and previews of links */
  pageDescription: (company: string) =>
    `Write to ${company}. The answer comes by email, or live on the page while it is open.`,
  /** of the rendered page, in a browser without JavaScript */
  needsScript: 'This form needs JavaScript, which is off in your browser. Turn it on to write to us here.',
  callInstead: 'You can also call us:',
  visitInstead: 'You can also reach us on our own site:',
  emailLabel: 'Your email',
  /** the server stores the value of this field as the visitor's name */
  nameLabel: 'Your name',
  requestLabel: 'How can we help?',
  requiredNote: '* required',
  requestPlaceholder: 'Describe what happened, and what you expected instead.',
  fileLabel: 'Attach files',
  anotherFile: 'Attach another file',
  fileHint: 'Up to 5 pictures, PDF, text or office documents, 10 MB each. You can also paste or drop them.',
  fileEmpty: 'This file is empty. Please choose another one.',
  fileTooLarge: 'This file is larger than 10 MB. Please choose a smaller one.',
  filesTooLarge: 'Together these files are larger than 25 MB. Please send fewer, or smaller ones.',
  fileTypeRefused: 'This type of file cannot be sent. Pictures, PDF, text and office documents can.',
  pictureTooLarge: 'This picture has more than 120 megapixels. Please send a smaller one.',
  tooManyFiles: (most: number) => `You can send ${most} files at a time.`,
  fileProgress: (name: string) => `Sending ${name}`,
  removeFile: (name: string) => `Remove ${name}`,
  fileNotKept: 'This browser cannot keep the files: choose them again after a reload.',
  submit: 'Send request',
  submitting: 'Sending…',
  offlineWhileSending: 'You are offline. Keep this page open: it goes out as soon as the connection is back.',
  sendFailed: 'Your request could not be sent. Nothing was lost: check your connection and try again.',
  thankYouFallback: 'Thank you. We have your request and will answer by email.',
  findRequests: 'Find your earlier requests',
  trialSent: 'This is a preview: nothing was sent.',
  waitingForTicket: 'Your request is on its way to the team…',
  teamOnline: 'The team is online now.',
  teamAway: 'The team is away right now and will answer by email.',
  teamAwaySince: (when: string) => `The team was last here ${when} and will answer by email.`,
  back: 'Back',
  startOver: 'Start over',
  yourAnswers: 'Your answers',
  searchTitle: 'Maybe we’ve already answered this',
  searchHint: 'Describe it in a few words.',
  search: 'Search',
  skipSearch: 'Skip the search',
  sentDetails: 'What you sent',
  sendAnother: 'Send another request',
  progress: 'Steps of your request',
  stages: { topic: 'Topic', answers: 'Answers', message: 'Message' },
  suggestions: 'These may help right away',
} as const;
