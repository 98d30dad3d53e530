const begin = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);

/**
 * What the editor of every kind of text says (D-47).
 * @param noun what is being written, such as 'article'
 * @param readers who reads it once it is published, such as 'Visitors'
 */
export const writingTexts = (noun: string, readers: string) => ({
  saving: 'Saving…',
  unsaved: 'Unsaved changes',
  savedDraft: `Draft saved. ${readers} still read the published version.`,
  discardDraft: 'Discard changes',
  discardTitle: 'Discard your changes?',
  discardBody: `The ${noun} goes back to what ${readers.toLowerCase()} read now. This cannot be undone.`,
  mayNotPublish: 'Your role does not include publishing.',
  changedElsewhere: (name: string) =>
    `${name} saved this ${noun} while you were editing it. Autosave is paused; your text is kept on this device.`,
  changedElsewhereNotKept: (name: string) =>
    `${name} saved this ${noun} while you were editing it. Autosave is paused, and your text could not be kept on this device: copy it before you leave this page.`,
  changedSinceOpened: (name: string) => `${name} saved this ${noun} after you opened it.`,
  aTeammate: 'A teammate',
  autosavePaused: 'Autosave is paused.',
  earlierSavedVersion: 'the version saved before',
  ownKeptVersion: 'your version kept on this device',
  keptVersionOf: (name: string) => `${name}'s version kept on this device`,
  seeDifferences: 'See differences',
  takeTheirs: 'Use their version',
  keepMine: 'Save mine instead',
  restored: (time: string) => `Your unsaved changes from ${time} are back.`,
  keepRestored: 'Keep them',
  discardRestored: 'Discard them',
  ownAside: (time: string) => `Your version from ${time} is kept on this device.`,
  theirAside: (name: string, time: string) => `${name}'s version from ${time} is kept on this device.`,
  savedAside: 'The previously saved version is kept on this device.',
  putBack: 'Use it instead',
  deleteAside: 'Delete it',
  differencesTitle: 'Differences',
  yourVersion: 'your version',
  yourVersionInEditor: 'your version in the editor',
  openedVersion: 'the version you opened',
  versionOf: (name: string) => `${name}'s version`,
  savedVersion: 'the saved version',
  savedVersionOf: (name: string) => `${name}'s saved version`,
  onlyIn: (version: string) => `Only in ${version}`,
  sameWords: 'The words are the same. Only the formatting differs.',
  close: 'Close',
  alsoHere: `Teammates who have this ${noun} open`,
  moreHere: (count: number) => `+${count}`,
  hasItOpen: (name: string) => `${name} has this ${noun} open`,
  isWriting: (name: string) => `${name} is writing`,
  lockedBy: (name: string) =>
    `${name} is writing in this ${noun}. You can read it meanwhile; you will see what changed when they stop.`,
  takenOverBy: (name: string) => `${name} has taken this ${noun} over. What you wrote is not lost.`,
  takingOver: 'Taking over…',
  takeOver: 'Take over',
  unsavedTitle: (title: string) => `${begin(noun)} “${title === '' ? 'Untitled' : title}”`,
  publishChanges: 'Publish changes',
  hasDraft: 'Unpublished changes',
  saveFailed: 'This could not be saved. Your text is still here: try again.',
  deletedMeanwhile: `This ${noun} was deleted. Copy your text to keep it.`,
  leaveWarning: 'Your changes are not saved. Leave anyway?',
  revisionsDescription: `Each time this ${noun} is published, its text is kept here and cannot be changed.`,
  noRevisions: `No revisions yet. The first one is kept when this ${noun} is published.`,
  revisionRestored: (time: string) =>
    `The text of ${time} is in the editor. ${readers} read it once you publish it.`,
});

export type WritingTexts = ReturnType<typeof writingTexts>;
