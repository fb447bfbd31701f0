// Preloaded by `npm start`: Node sizes its pool of threads when it is first used, which is before any module of ours runs.
// The warehouse's engine takes most of them, so that the default of four would leave it only three.
process.env.UV_THREADPOOL_SIZE ??= '8';
