# Varnish as the cache of the reference CMS's pages (docs/deployment.md, "Cached pages"):
# `varnishd -F -a 127.0.0.1:6081 -f varnish.vcl`. `npm run long -- --project=caches` tests this file with its own ports.
vcl 4.1;

backend default {
  .host = "127.0.0.1";
  .port = "4000";
}

# Who may purge.
acl purgers {
  "127.0.0.1";
  "::1";
}

# What ends TLS in front of Varnish, and says so in X-Forwarded-Proto.
acl terminators {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  # The server believes these headers: a visitor's own must not reach it. Varnish itself adds to X-Forwarded-For.
  set req.http.X-Forwarded-Host = req.http.Host;
  if (client.ip !~ terminators || req.http.X-Forwarded-Proto != "https") {
    set req.http.X-Forwarded-Proto = "http";
  }
  unset req.http.traceparent;
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403, "Purges are not taken from here."));
    }
    if (!req.http.X-Purge-Tags) {
      return (synth(400, "X-Purge-Tags is missing."));
    }
    # "a b" becomes "(^|,)(a|b)(,|$)", with all signs of regular expressions escaped.
    set req.http.X-Pattern = regsuball(req.http.X-Purge-Tags, "[^A-Za-z0-9 /%:_-]", "[\0]");
    set req.http.X-Pattern = "(^|,)(" + regsuball(req.http.X-Pattern, " +", "|") + ")(,|$)";
    ban("obj.http.Cache-Tag ~ " + req.http.X-Pattern);
    return (synth(200, "Purged"));
  }
  # Pages with a query are not shared.
  if ((req.method != "GET" && req.method != "HEAD") || req.url ~ "\?") {
    return (pass);
  }
  # The server decides which pages are shared. A page that is the same for everybody ignores the cookies.
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
  # Keeps nothing that is not public or that sets a cookie. Later requests for it do not wait for each other.
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "public" || beresp.http.Cache-Control ~ "private|no-store") {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    set beresp.grace = 0s;
    return (deliver);
  }
  # `s-maxage` and `stale-while-revalidate` of the server are the lifetime and the grace.
}

sub vcl_deliver {
  if (obj.uncacheable) {
    set resp.http.X-Cache = "PASS";
  } else if (obj.hits == 0) {
    set resp.http.X-Cache = "MISS";
  } else if (obj.ttl < 0s) {
    set resp.http.X-Cache = "STALE";
  } else {
    set resp.http.X-Cache = "HIT";
  }
  # Nothing purges browsers' caches: a browser asks for a shared page each time.
  if (resp.http.Cache-Control ~ "s-maxage") {
    set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
    unset resp.http.Age;
  }
  unset resp.http.Cache-Tag;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
