/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'security-photo: a camera granted after it was stopped stays on',
    file: 'src/page/camera/camera.ts',
    find: '(stream) => (latestRequest === mine ? show(stream, mine) : stopTracks(stream)),',
    put: '(stream) => show(stream, mine),',
  },
  {
    name: 'security-photo: the camera runs in a hidden tab',
    file: 'src/page/camera/camera.ts',
    find: "document.addEventListener('visibilitychange', () => document.hidden && pause(), { signal });",
    put: '',
  },
  {
    name: 'security-photo: the camera stays on behind the photo',
    file: 'widgets/security-photo/deferred/Capture.tsx',
    find: 'camera.stop();\n      setPhoto(',
    put: 'setPhoto(',
  },
  {
    name: 'security-photo: a photo without a face is accepted',
    file: 'widgets/security-photo/deferred/PhotoForm.tsx',
    find: 'if (detected) return onAccepted();',
    put: 'if (detected !== undefined) return onAccepted();',
  },
  {
    name: 'security-photo: an answer after the visitor has left is reported',
    file: 'widgets/security-photo/deferred/PhotoForm.tsx',
    find: 'current.abort();',
    put: '',
  },
  {
    name: 'security-photo: a detector that does not load is not given up',
    file: 'widgets/security-photo/deferred/guide/media-pipe.ts',
    find: 'Promise.race([create(new URL(base, document.baseURI).href), late])',
    put: 'create(new URL(base, document.baseURI).href)',
  },
];
