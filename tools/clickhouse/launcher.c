/*
 * Runs the engine of a chdb library as a server until its standard input closes, and so ends with the process that started it.
 * chdb_query_cmdline is `clickhouse local`, which can be told to listen, and does so for as long as it has a query to run.
 *
 * launcher LIBRARY [argument of clickhouse local]...
 */
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

/* The engine's parser and planner go deeper than the stack that a thread has by default. */
#define STACK_BYTES (16 * 1024 * 1024)

struct engine {
  void *(*query)(int, char **);
  const char *(*error_of)(void *);
  int argc;
  char **argv;
};

static void *serve(void *argument) {
  struct engine *engine = argument;
  void *result = engine->query(engine->argc, engine->argv);
  const char *error = result ? engine->error_of(result) : "no result";
  if (error) fprintf(stderr, "%s\n", error);
  _exit(error ? 1 : 0);
}

int main(int argc, char **argv) {
  void *library = argc > 1 ? dlopen(argv[1], RTLD_NOW) : NULL;
  struct engine engine = {.argc = argc - 1, .argv = argv + 1};
  if (library) {
    engine.query = (void *(*)(int, char **))dlsym(library, "chdb_query_cmdline");
    engine.error_of = (const char *(*)(void *))dlsym(library, "chdb_result_error");
  }
  if (!library || !engine.query || !engine.error_of) {
    fprintf(stderr, "usage: launcher LIBRARY [argument]...\n%s\n", library ? "wrong library" : dlerror());
    return 2;
  }
  /* A caller that hangs up must not end the server. */
  signal(SIGPIPE, SIG_IGN);

  /* What the engine waits for never comes: it reads a pipe that we hold, which it can open by name; a socket it could not. */
  int silence[2], parent = dup(STDIN_FILENO);
  if (parent < 0 || pipe(silence) != 0 || dup2(silence[0], STDIN_FILENO) < 0) return 2;
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, STACK_BYTES);
  if (pthread_create(&thread, &attributes, serve, &engine) != 0) return 2;

  char ignored[64];
  while (read(parent, ignored, sizeof ignored) > 0) {
  }
  _exit(0);
}
