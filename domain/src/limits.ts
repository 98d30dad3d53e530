/** Sizes and counts shared by rules, functions and screens; in characters unless the name says otherwise. */
export const LIMITS = {
  requestText: 10_000,
  helpSteps: 20,
  /** titles and answers of all of them */
  helpStepsText: 20_000,
  customInputs: 20,
  /** labels, types and texts of all of them */
  customInputsText: 211_000,
  shortText: 500,
  /** of the contact form: a question, an answer, a label or the words of the button; its answers, and all its texts */
  contactText: 200,
  contactHelp: 500,
  contactAnswers: 20,
  contactFormTexts: 15_000,
  /** day, month or year as the visitor's page formats them */
  shortDate: 40,
  email: 254,
  url: 2_000,
  /** address and title of a page that a visitor in a chat has open, and how many of them, the present one among them */
  shownAddress: 500,
  pageTitle: 200,
  visitedPages: 20,
  /** name of what a page says that its visitor did, and how many of them a chat shows */
  visitorEventName: 64,
  visitorEvents: 10,
  /** other conversations of a visitor that the details of a chat show at first */
  earlierConversations: 10,
  /** of an uploaded picture: more than cameras of phones make */
  pictureMegapixels: 120,
  subject: 200,
  /** of a value in the audit log, without the marks of where it was cut */
  auditValue: 200,
  /** all texts of a mail record except its file URL, each at its maximum */
  mailTexts: 35_082,
  /** held requests released by one call; each waits for the ticket counter */
  heldRequestsPerCall: 50,
  /** held requests discarded or restored by one call, all at once */
  heldRequestsPerBatch: 200,
  /** tickets that one call changes together (D-105) */
  ticketsPerBulkStep: 50,
  /** tickets that one call merges, and merged tickets that one thread shows, the newest (D-110) */
  ticketsPerMerge: 20,
  shownMerged: 50,
  /** people who follow one ticket (D-123) */
  followersPerTicket: 50,
  /** people who hear of one event on a channel, what is remembered of causes for a person and a ticket, what one mail tells of a ticket, and tickets that a digest tells of in full, and by number (D-132) */
  notifiedPeople: 100,
  notifiedCauses: 200,
  waitingNotices: 30,
  ticketsOfDigest: 50,
  noticesOfDigest: 400,
  /** unread items of a feed about one ticket that are marked together */
  itemsPerTicket: 100,
  /** what one person has subscribed to or muted in a library (S7.2-11) */
  notificationSubscriptions: 200,
  notificationSender: 60,
  /** children of one ticket, those that its details show, and tickets that are related to one (D-127) */
  childrenPerTicket: 200,
  shownChildren: 8,
  relatedPerTicket: 50,
  /** people who give one address, claims of it that are asked for a proof, people of one company, and tickets that one merge of people moves (D-129) */
  peopleOfAddress: 20,
  claimsInBrowsers: 100,
  peopleOfCompany: 30,
  ticketsPerPersonMerge: 100,
  /** what a team writes about a person, what it comes to after merges, and the latest merges that are kept of them beside those of the last day (D-129) */
  personNotes: 2_000,
  /** words by which a person is found */
  personWords: 40,
  /** people read at once to find the next companies; how often, at most, for one page */
  companyBatch: 40,
  companyBatches: 30,
  joinedNotes: 100_000,
  personMerges: 10,
  /** people whose old notes one run forgets */
  sweptPeople: 300,
  /** messages and notes that one split copies (D-122) */
  messagesPerSplit: 50,
  /** D-54 */
  ticketTitle: 80,
  messageText: 10_000,
  /** people whom one note mentions, each name as it was written, and ids of all of them */
  mentionsPerNote: 10,
  mentionNames: 1_500,
  mentionIds: 1_280,
  /** a received email as it is kept beside the part that is new; files of one email; bytes of the call that brings it */
  receivedText: 100_000,
  receivedFiles: 20,
  receivedMailBytes: 20 * 1024 * 1024,
  /** name that a visitor gives, as the contact form takes it */
  visitorName: 120,
  /** chats that one queue shows, and that one person can have at once */
  queuedChats: 500,
  ownChats: 20,
  /** teammates in a chat beside the one who has it */
  chatMembers: 10,
  /** messages of a chat in one email, the newest, and characters of them: an email is one document */
  transcriptMessages: 200,
  transcriptText: 100_000,
  /** events that a chat's thread shows between its messages, the newest */
  chatEvents: 100,
  /** of the chats in the queue, those that a hidden page announces */
  alertingChats: 20,
  /** teammates whose chats one list shows: Firestore compares a field with thirty values */
  supervisedTeammates: 30,
  /** chats that one run of the routing moves */
  chatsPerSweep: 100,
  /** ended chats of which one run makes sure that nothing is left */
  endedChatsPerSweep: 500,
  /** D-06; three ids and two hyphens */
  ratingComment: 2_000,
  ratingKey: 400,
  /** teammates whose ratings are listed */
  ratedTeammates: 200,
  /** saved category order: entries, and bytes of all ids; rules enforce both */
  categoryOrder: 500,
  categoryOrderBytes: 16_000,
  /** bytes of the order with everything that a trigger fills in, as JSON; every visitor's first page reads it */
  categoryPositioningBytes: 128 * 1024,
  categoryTitle: 200,
  categoryDescription: 500,
  categoryIcon: 60,
  articleTitle: 200,
  articleContent: 400_000,
  /** what a visitor writes about an article after No */
  feedbackText: 1_000,
  articleKeywords: 30,
  keyword: 60,
  publishNote: 300,
  courseTitle: 200,
  courseDescription: 1_000,
  /** sections and lessons of a course: their number, and the length of all lines together */
  courseRows: 600,
  courseOutline: 60_000,
  /** courses to finish before another one */
  requiredCourses: 5,
  /** lessons that one message changes in the figures of a course: Firestore adds to 500 fields at once */
  countedLessons: 490,
  sectionTitle: 120,
  lessonTitle: 200,
  lessonVideo: 500,
  /** days until a lesson opens */
  lessonDays: 365,
  /** a quiz: all of its lines together, and what its editor takes */
  quizText: 20_000,
  quizQuestions: 50,
  quizAnswers: 10,
  quizQuestion: 500,
  quizAnswer: 300,
  quizBecause: 1_000,
  /** name of a lesson's file, as its writer called it */
  lessonFileName: 200,
  /** lessons that one page of a course lists, and that one step of deleting a course reads */
  lessonsPerPage: 50,
  lessonsPerDeletion: 100,
  /** bytes of the texts that one page of a whole course shows, less so many for each lesson of the course; of one lesson */
  courseTextBytes: 20_000,
  courseTextBytesPerLesson: 30,
  courseTextLeastBytes: 5_000,
  longLessonBytes: 15_000,
  /** of a course, in the list of courses, and courses on one page of it */
  courseEntryText: 300,
  coursesPerPage: 20,
  /** documents in one list query of a visitor; enforced by rules */
  listedCourses: 100,
  /** news flashes in a library's list for visitors, its bytes as JSON, and entries on a page of it */
  listedNews: 500,
  newsListBytes: 900_000,
  newsPageSize: 20,
  /** smaller than that of an article, because a list of SOPs is read with its texts */
  sopContent: 200_000,
  /** of one library; their positions are numbers up to the second limit */
  sopCategories: 100,
  sopPosition: 1_000_000,
  /** SOPs that a search looks through, those edited last: as many as it reads at a time, and at most */
  sopSearchPage: 100,
  searchedSops: 1_000,
  /** SOPs that a ticket is compared with, those edited last; how much of each text, and how many are suggested */
  comparedSops: 100,
  comparedSopText: 20_000,
  suggestedSops: 3,
  /** steps of a checklist, characters of one, and checklists that a ticket lists */
  checklistSteps: 50,
  checklistStep: 300,
  listedChecklists: 20,
  /** of a parent library, as many as its children can show */
  offeredSops: 100,
  /** readers in one list */
  sopReaders: 100,
  /** status page: counts and texts, so that the page fits one document */
  statusGroups: 20,
  statusComponents: 100,
  statusTitle: 80,
  statusDescription: 200,
  openIncidents: 20,
  incidentUpdates: 50,
  incidentTitle: 120,
  incidentText: 1_000,
  /** bytes of a status document, as JSON */
  statusBytes: 900_000,
  /** mails about a status page that are written at once, and mailings that its settings list */
  mailsAtOnce: 100,
  listedMailings: 5,
  /** S5-20, S9-21 */
  searchSnippet: 100,
  searchPageSize: 100,
  /** of a search in an address; the rest of a longer one is not searched for */
  searchQuery: 200,
  /** articles remembered as read after one search */
  articlesReadPerSearch: 20,
  /** rows of one list of insights: failed searches, articles, and reasons for a No */
  failedSearches: 100,
  insightArticles: 30,
  insightReasons: 100,
  /** links of an article that are followed, and linking articles that learn when one changes */
  followedLinks: 50,
  linkingArticles: 500,
  /** failed searches that one article answers, and people told of it in one call and in all */
  searchesPerArticle: 20,
  toldPerCall: 20,
  askersPerArticle: 500,
  /** requests after a failed search that insights count */
  countedSearchRequests: 1_000,
  /** what one instance of the function for pages keeps: libraries by number, the rest by UTF-16 units */
  keptLibraries: 500,
  keptLookups: 2_000,
  keptContent: 48_000_000,
  /** texts of one library, compressed; beyond half of it, further ones are kept in part */
  keptTexts: 48_000_000,
  keptParents: 12_000_000,
  keptArticles: 12_000_000,
  keptPages: 24_000_000,
  keptStyles: 4_000_000,
  /** addresses in one sitemap */
  sitemapAddresses: 10_000,
  uploadBytes: 10 * 1024 * 1024,
  /** files of one request, and the bytes of all of them (D-99) */
  requestFiles: 5,
  /** messages of a reply whose page is closed: a text and its files */
  leftMessages: 12,
  requestFilesBytes: 25 * 1024 * 1024,
  faviconBytes: 512 * 1024,
  /** pixels; icons are square */
  faviconMinSide: 64,
  /** of the home page: logo in bytes and pixels, texts, links of the footer, popular articles */
  logoBytes: 512 * 1024,
  logoMinHeight: 48,
  homeHeadline: 120,
  homeIntroduction: 500,
  footerLinks: 12,
  footerLabel: 60,
  footerAddress: 500,
  popularArticles: 6,
  /** of which the popular ones are shown, since some may lie in hidden categories */
  popularCandidates: 24,
  /** S9-18 */
  listPageSize: 20,
  /** tags (D-71): of one ticket, of a library, and characters of a name */
  tagsPerTicket: 20,
  tagsPerLibrary: 500,
  /** merged and deleted tags that a library remembers, and tags whose tickets are counted (D-117) */
  goneTags: 500,
  countedTags: 100,
  tagName: 40,
  /** types, categories or tiers of a library (D-89), and characters of a name */
  ticketFieldOptions: 100,
  ticketFieldName: 60,
  /** a library's own ticket statuses (D-121), deleted ones that can be put back, and characters of a name */
  ownStatuses: 30,
  goneOwnStatuses: 30,
  ownStatusName: 40,
  /** fields that a library gives its tickets (D-126), deleted ones that can be put back, and characters of a name */
  customFields: 20,
  goneCustomFields: 20,
  customFieldName: 40,
  /** of a choice: options at least and at most, removed ones that can be put back, and characters of a name */
  fewestFieldOptions: 2,
  customFieldOptions: 20,
  goneFieldOptions: 20,
  customOptionName: 60,
  /** characters of a value */
  customValue: 200,
  /** teams of a library, characters of a name, people of a team (S7.2-13) */
  teams: 50,
  teamName: 60,
  teamMembers: 100,
  /** of a draft of a reply (D-104): comments, characters of one, and of the passage that it quotes */
  draftComments: 100,
  draftComment: 2_000,
  draftQuote: 500,
  /** planned replies (D-120) on a ticket, and of a person in a library; held ones count */
  plannedPerTicket: 5,
  plannedPerPerson: 50,
  /** what finds a ticket (D-106): distinct words, and of its newest messages how many and characters of all of them */
  ticketSearchWords: 1_500,
  ticketSearchMessages: 100,
  ticketSearchText: 20_000,
  /** of a search over tickets: characters and words that are looked for, and what a hit shows of its messages */
  ticketSearchQuery: 200,
  ticketSearchQueryWords: 8,
  ticketSearchSnippet: 140,
  /** tickets that have one of its words: read at once, and by one call in all */
  ticketSearchBatch: 100,
  ticketSearchScan: 300,
  /** of a predicate (D-111): characters, groups within groups, conditions, values of one and characters of a value */
  predicateText: 2_000,
  predicateDepth: 4,
  predicateConditions: 30,
  predicateValues: 20,
  predicateValue: 128,
  /** tickets that a filter looks at: at once, and by one call in all */
  filterBatch: 100,
  filterScan: 300,
  /** saved filters of a library (D-112): of one person, shared ones, and characters of a name */
  ownFilters: 50,
  sharedFilters: 100,
  filterName: 60,
  /** macros of a library (D-114): of one person, shared ones, characters of a name and of a text, actions of one */
  ownMacros: 50,
  sharedMacros: 100,
  macroName: 60,
  macroText: 5_000,
  macroActions: 20,
  /** smart queues of a library (D-115), characters of a name, and teams that draw from one */
  smartQueues: 30,
  queueName: 60,
  queueTeams: 20,
  /** the most open tickets that a queue may let one person have, and the longest wait before others are offered one: a week */
  queueCapacity: 200,
  queueWaitMinutes: 10_080,
  /** tickets without a teammate that a queue looks at, and that its list shows */
  queueScan: 300,
  queueShown: 50,
  /**
   * automations of a library and their folders (D-144), characters of a name, actions of one, characters of a text, and the longest
   * wait or snooze: a year
   */
  workflows: 200,
  workflowFolders: 50,
  workflowName: 80,
  workflowActions: 20,
  workflowText: 5_000,
  workflowMinutes: 525_600,
  /** how many automations may lead to one another; and how often one may run within `DURATIONS.automationBurstMs` (D-145) */
  automationDepth: 5,
  automationBurst: 300,
  automationBurstAtTicket: 10,
  /** tickets that a schedule of an automation changes at most, and that one looks at; and tickets that a dry run looks at */
  scheduledTickets: 100,
  scheduledScan: 500,
  dryRunTickets: 200,
  /** characters of a time zone's name */
  timeZone: 60,
  /** blocked senders of a library (D-101), and characters of a reason: all of them fit into one document */
  blockedSenders: 1_000,
  blockReason: 140,
  /** tickets that one reply goes to at once (D-125) */
  bulkReplies: 50,
  /** tickets of one deletion, characters of why they are deleted, and tickets that go with one that they were merged into (D-124) */
  ticketsPerDeletion: 20,
  deletionReason: 200,
  deletedWithTicket: 100,
  /** people and companies of priority support (D-108), and bytes of the whole list on its way */
  prioritySenders: 200,
  prioritySupportBytes: 100_000,
  /** calendars of business hours of a library (D-130), characters of their names and of holidays', and what each holds */
  calendars: 20,
  /** D-136: of one person, of all people of a library, and in UTF-16 units */
  outOfOfficePeriods: 10,
  outOfOfficePeriodsOfLibrary: 1_500,
  outOfOfficeReason: 100,
  calendarName: 60,
  weeklyIntervals: 7 * 10,
  holidays: 60,
  hoursExceptions: 60,
  exceptionIntervals: 10,
  /** bytes of all of them on their way */
  businessHoursBytes: 400_000,
  /** characters of the notice of unusual load (D-131), and the counts from which a rule may show it */
  loadNotice: 300,
  loadCount: 1_000,
  /** policies of service levels of a library (D-135), characters of a name, and the longest target: 90 days */
  servicePolicies: 20,
  policyName: 60,
  targetMinutes: 129_600,
  /** bytes of all of them on their way */
  serviceLevelsBytes: 100_000,
  /** skills of a library (D-137), characters of a name, who has one, people with a capacity of their own */
  skills: 30,
  skillName: 40,
  skillPeople: 200,
  routedPeople: 200,
  /** different people whom the rules of a library name, each of whom is read */
  routedUids: 500,
  /** open tickets that somebody is given at most, and the longest wait: a week */
  ownTickets: 200,
  routingMinutes: 10_080,
  /** chats, and tickets, that a replay looks at, the newest */
  replayedConversations: 500,
  /** bytes of all rules on their way */
  routingBytes: 300_000,
  /** what the clocks of one ticket go by at most, the newest: events of each group, and messages where all of them are looked at */
  clockEvents: 200,
  clockMessages: 300,
  /** newest events and messages of each ticket that a dry run of an automation looks at */
  dryRunEvents: 200,
  dryRunMessages: 500,
  /** tickets that a simulation looks at and counts, and the documents after which it reads no further histories */
  simulatedTickets: 1_000,
  simulatedCount: 100_000,
  simulatedDocuments: 20_000,
  /** tickets that a count beside a list goes up to: as many as cost one read */
  countedTickets: 1000,
  messagePageSize: 50,
  /** documents in one list query of a visitor; enforced by rules */
  listedCategories: 200,
  listedArticles: 200,
  listedConversations: 20,
  listedMessages: 1_000,
  /** S5-23 */
  fileNameKeepsWhole: 20,
  previewText: 140,
  widgetGreeting: 200,
  launcherLabel: 40,
  /** of what the address of a widget carries on: name and value as they are written */
  carriedParameter: 1_000,
  personName: 120,
  signature: 1_000,
  customCss: 50 * 1024,
  companyName: 200,
  companyPhone: 60,
  metaTitle: 200,
  metaDescription: 500,
  metaKeywords: 500,
  /** part of each page of the library */
  synonyms: 2_000,
  hostName: 253,
  translationText: 200,
  /** also the maximum that one list reads; enforced by rules */
  translationsPerLibrary: 500,
  cannedReplyTitle: 80,
  cannedReplyShortcut: 30,
  cannedReplyText: 5_000,
  /** shared ones, and each person's own: the dialog offers no more. Rules enforce it only for what one list reads */
  cannedReplies: 200,
  /** S9-17 */
  feedPageSize: 10,
  /** S9-17, S2.8-07 */
  feedBadgeCap: 99,
  activeInvitations: 100,
  /** of one person in one library; rules enforce it by slots */
  presentTabs: 10,
  /** one person's unsaved work on one device: size of each, total size, and count; the oldest is dropped */
  unsavedWork: 500_000,
  unsavedWorkTotal: 1_500_000,
  unsavedWorks: 50,
} as const;

/** Durations in milliseconds. */
export const DURATIONS = {
  /** what was on its way when a ticket was deleted has arrived by then, and is erased, too (D-124) */
  lateWritesMs: 5 * 60 * 1000,
  /** S9-09 */
  toastMs: 10_000,
  /** S9-15 */
  rememberedSessionMs: 30 * 24 * 60 * 60 * 1000,
  sessionMs: 5 * 60 * 60 * 1000,
  /** S9-16 */
  reconnectMs: 1_000,
  typingStaleMs: 6_000,
  /** how long a tab may be hidden before its person no longer views the ticket that is open in it */
  hiddenViewerMs: 60_000,
  /** how long somebody who stops typing still counts as writing at a ticket: they may be looking something up */
  ticketWritingMs: 60_000,
  /** how long a host counts as serving a library before it is asked again, and at most while it does not answer */
  ownHostProofMs: 24 * 60 * 60 * 1000,
  ownHostLapsesMs: 7 * 24 * 60 * 60 * 1000,
  /** how long the lock of an article outlasts its writer's last word */
  articleLockIdleMs: 60_000,
  /** how often a writer who types on says so */
  articleLockBeatMs: 15_000,
  /** when teammates take a lock for left behind that nobody gave back */
  articleLockStaleMs: 90_000,
  /** how long the writer before has to save, when a teammate takes the lock over */
  articleLockHandoverMs: 2_500,
  /** how long a team counts as online after its last tab closed, since it may only have reloaded */
  availabilityGraceMs: 5 * 60_000,
  /** S9-14, D-20 */
  chatTokenRenewMs: 23 * 60 * 60 * 1000,
  chatTokenMs: 24 * 60 * 60 * 1000,
  /** how long the files of a request wait for its record, which the same page writes next (D-99) */
  requestFilesMs: 7 * 24 * 60 * 60 * 1000,
  /** D-12 */
  actingMs: 8 * 60 * 60 * 1000,
  /** how long an open page has to return home by itself before the server does it */
  actingGraceMs: 10 * 60 * 1000,
  /** D-09 */
  invitationMs: 7 * 24 * 60 * 60 * 1000,
  invitationRepeatMs: 24 * 60 * 60 * 1000,
  /** D-11 */
  recentSignInMs: 5 * 60 * 1000,
  /** S9-02 */
  reloadAfterSwitchMs: 1_000,
  switchingFlagClearsMs: 1_000,
  /** S9-06, D-10 */
  watchLinkKeptMs: 1_000,
  /** S9-03 */
  resetRedirectMs: 500,
  /** S9-17 */
  feedRefreshMs: 300_000,
  /** D-50 */
  feedKeptMs: 90 * 24 * 60 * 60 * 1000,
  /** how far back the breaker of automations looks, and how long their runs are kept (D-145) */
  automationBurstMs: 10 * 60 * 1000,
  workflowRunsKeptMs: 90 * 24 * 60 * 60 * 1000,
  /** how far ahead a reply is planned, or a ticket snoozed, and how long a reply that was sent or cancelled is kept (D-119, D-120) */
  plannedAheadMs: 365 * 24 * 60 * 60 * 1000,
  plannedKeptMs: 30 * 24 * 60 * 60 * 1000,
  /** D-50 */
  searchKeptMs: 90 * 24 * 60 * 60 * 1000,
  /** D-74: a request this long after its search still belongs to it; the page links them within half of it */
  requestFollowsMs: 60 * 60 * 1000,
  /** U-11: an article without a view for this long counts as unread */
  unreadMs: 90 * 24 * 60 * 60 * 1000,
  /** D-80: what is counted of a learner, from their last step on */
  learnerKeptMs: 180 * 24 * 60 * 60 * 1000,
  /** D-06: an answer can be rated for this long, and its rating changed */
  ratingOpenMs: 60 * 24 * 60 * 60 * 1000,
  ratingChangeableMs: 7 * 24 * 60 * 60 * 1000,
  /** D-57: messages read within it are not emailed */
  readingMs: 180_000,
  /** D-132: what a person was told about a ticket is remembered for this long after the last time */
  noticeKeptMs: 14 * 24 * 60 * 60 * 1000,
  /** an address that does not confirm its subscription is deleted after it, and its link ends */
  unconfirmedKeptMs: 3 * 24 * 60 * 60 * 1000,
  /** a subscription that was ended can be taken back for this long */
  unsubscribedKeptMs: 24 * 60 * 60 * 1000,
  /** minimum time between two messages of a visitor; enforced by rules */
  visitorMessageIntervalMs: 1_000,
  /** a discarded request can be restored for this long */
  discardedKeptMs: 30 * 24 * 60 * 60 * 1000,
  /** changed values that no audit entry has claimed by then are deleted */
  changedValuesKeptMs: 24 * 60 * 60 * 1000,
  /** D-29 */
  closingStepsMs: 3_000,
  /** how long Log Out waits to learn whether a person has open chats (D-29) */
  ongoingChatsMs: 10_000,
  /** how long a new article is kept for its writer, who has not saved it (D-75) */
  unsavedArticleKeptMs: 180 * 24 * 60 * 60 * 1000,
  /** the longest that rules take, by the server's clock: the writer's may be fast */
  unsavedArticleMostMs: 200 * 24 * 60 * 60 * 1000,
  /** how long a device keeps unsaved text */
  unsavedWorkMs: 30 * 24 * 60 * 60 * 1000,
} as const;
